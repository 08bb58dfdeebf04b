import { FormsInApp } from '../../../parts/in-app/forms-in-app.tsx';
import { CompletedProject, type CompletedProjectProps } from './completed-project.tsx';

/** A completed project within an app: links to pages for apps of projects that still collect. */
export function CompletedInApp(props: CompletedProjectProps) {
  const { others } = props;
  return (
    <CompletedProject {...props}>
      {others.length > 0 ? <FormsInApp causes={others.map(({ _id, name }) => ({ id: _id, name }))} /> : null}
    </CompletedProject>
  );
}
