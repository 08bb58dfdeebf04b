import { useId, type ReactNode } from 'react';
import styles from './hero-drawing.module.css';

/** A tiled-roof house among palms beside a backwater. Drawn in place, so that the first view asks for no picture. */
export function HouseDrawing({ label }: { label: string }) {
  const id = useId();
  const palm = `${id}palm`;
  return (
    <Backwater label={label}>
      <defs>
        <Palm id={palm} />
      </defs>
      <use className={styles.palm} href={`#${palm}`} transform="translate(118 388) scale(1.25)" />
      <use className={styles.palmBehind} href={`#${palm}`} transform="translate(176 392) scale(.92)" />
      <use className={styles.palm} href={`#${palm}`} transform="translate(560 380) scale(1.15)" />
      <House />
      <Family />
    </Backwater>
  );
}

/** A small hospital, and people who come to it. */
export function ClinicDrawing({ label }: { label: string }) {
  return (
    <Backwater label={label}>
      <g transform="translate(350 392) scale(1.7)">
        <rect x="-92" y="-92" width="184" height="92" rx="6" fill="#fffdf9" />
        <rect x="-104" y="-104" width="208" height="18" rx="4" fill="var(--palm-700)" />
        <path d="M-12-78H12V-62H28V-38H12V-22H-12V-38H-28V-62H-12Z" fill="var(--clay-600)" />
        <g className={styles.windows}>
          <rect x="-78" y="-66" width="30" height="26" />
          <rect x="48" y="-66" width="30" height="26" />
        </g>
      </g>
      <Family />
    </Backwater>
  );
}

/** A well with a bucket on its rope, a palm behind it. */
export function WellDrawing({ label }: { label: string }) {
  const palm = `${useId()}palm`;
  return (
    <Backwater label={label}>
      <defs>
        <Palm id={palm} />
      </defs>
      <use className={styles.palm} href={`#${palm}`} transform="translate(525 388) scale(1.15)" />
      <g transform="translate(370 396) scale(1.5)">
        <ellipse rx="62" ry="17" fill="#b0763f" />
        <path d="M-62 0V-40A62 17 0 0 0 62-40V0A62 17 0 0 1-62 0Z" fill="#cf9a63" />
        <ellipse cy="-40" rx="62" ry="17" fill="#7a4a2b" />
        <ellipse cy="-38" rx="50" ry="12" fill="#3d8fa6" />
        <path d="M-54-44V-104M54-44V-104M-62-104H62" stroke="#6b4226" strokeWidth="7" strokeLinecap="round" />
        <path d="M0-104V-62" stroke="#3b2a1a" strokeWidth="3" />
        <path d="M-11-62H11L8-42H-8Z" fill="#5c6a62" />
      </g>
      <Family />
    </Backwater>
  );
}

/** Sky, hills and water, with `children` on the near bank. */
function Backwater({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 640 460" role="img" aria-label={label}>
      <path className={styles.sky} d="M40 460C20 220 120 40 330 40S640 200 632 460Z" />
      <circle className={styles.sun} cx="452" cy="150" r="46" />
      <path className={styles.far} d="M0 372C120 330 240 352 330 344S540 310 640 340V460H0Z" />
      <path className={styles.near} d="M0 404C140 376 260 396 380 388S560 372 640 388V460H0Z" />
      {children}
      <path
        className={styles.water}
        d="M0 428C90 420 150 436 240 428S420 420 480 430 600 424 640 428V460H0Z"
      />
      <path
        className={styles.ripples}
        d="M40 442h70M180 448h90M360 442h60M500 448h80"
        strokeLinecap="round"
      />
    </svg>
  );
}

function Palm({ id }: { id: string }) {
  return (
    <g id={id}>
      <path d="M0 0C-3-40 4-80 14-118" fill="none" stroke="#8a5a33" strokeWidth="7" strokeLinecap="round" />
      <path d="M14-118C-10-140-42-138-58-116-36-122-8-122 14-118Z" />
      <path d="M14-118C4-150-22-166-48-160-26-150-2-136 14-118Z" />
      <path d="M14-118C24-150 50-166 76-158 54-150 30-136 14-118Z" />
      <path d="M14-118C40-138 70-134 86-112 62-120 36-122 14-118Z" />
      <path d="M14-118C36-116 54-98 58-76 46-96 30-110 14-118Z" />
      <path d="M14-118C-10-112-28-94-30-72-20-92-4-108 14-118Z" />
    </g>
  );
}

function House() {
  return (
    <g transform="translate(352 386) scale(1.02)">
      <path d="M-120 0V-78H120V0Z" fill="#fff7e6" />
      <path d="M-146-72 0-150 146-72 128-62H-128Z" fill="var(--clay-600)" />
      <path d="M-146-72 0-150 0-136-122-70Z" fill="var(--clay-700)" opacity=".55" />
      <path d="M-112-84H112" stroke="#fff" strokeOpacity=".28" strokeWidth="4" />
      <rect x="-22" y="-58" width="44" height="58" rx="3" fill="#8a5a33" />
      <circle cx="14" cy="-28" r="3" fill="#f6d58a" />
      <g className={styles.windows} stroke="#8a5a33" strokeWidth="4">
        <rect x="-92" y="-56" width="42" height="32" rx="2" />
        <rect x="50" y="-56" width="42" height="32" rx="2" />
      </g>
      <path d="M-130 0H130" stroke="var(--sand-300)" strokeWidth="10" />
    </g>
  );
}

function Family() {
  return (
    <g transform="translate(214 404) scale(.95)">
      <circle cy="-62" r="13" fill="#7a4a2b" />
      <path d="M-20 0C-22-34-14-48 0-48S22-34 20 0Z" fill="var(--clay-600)" />
      <circle cx="38" cy="-50" r="11" fill="#8f5a36" />
      <path d="M22 0C20-28 27-38 38-38S55-28 54 0Z" fill="var(--palm-700)" />
      <circle cx="64" cy="-30" r="8" fill="#7a4a2b" />
      <path d="M53 0C52-16 57-22 64-22S75-16 74 0Z" fill="#e0a13a" />
    </g>
  );
}
