import { RELIEF_PATHS, RELIEF_PROJECTS, type ReliefProject } from '@trust/shared/contract/pages/relief';
import { Tile, Tiles } from '@trust/shared/ui/tiles';
import { useTexts } from '../texts/use-texts.ts';
import styles from './relief-links.module.css';

/** Links to the relief projects, on the page of one of them to the others. */
export function ReliefLinks({ current }: { current?: ReliefProject }) {
  const t = useTexts();
  return (
    <section aria-labelledby="relief">
      <h2 className={styles.title} id="relief">
        {t(current ? 'relief.others' : 'relief.projects')}
      </h2>
      <Tiles>
        {RELIEF_PROJECTS.filter((project) => project !== current).map((project) => (
          <Tile key={project} href={RELIEF_PATHS[project]}>
            {t(`relief.${project}`)}
          </Tile>
        ))}
      </Tiles>
    </section>
  );
}
