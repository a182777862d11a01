import { Drawing } from '../../../components/drawing';

/** The streets around the office as a sketch, not to scale: two main roads, blocks, a park, a pond, the pin. */
export function MapPicture() {
  return (
    <Drawing
      viewBox="0 0 480 260"
      width={480}
      height={260}
      fill="none"
      aria-hidden="true"
      focusable="false"
      preserveAspectRatio="xMidYMid slice"
    >
      <rect width="480" height="260" fill="var(--soft)" fillOpacity=".45" />
      <rect x="300" y="34" width="110" height="74" rx="8" fill="#1B7A4B" fillOpacity=".28" />
      <path d="M36 190c22-18 60-16 74 2s2 42-24 46-72-30-50-48Z" fill="#3D7DCA" fillOpacity=".35" />
      <g stroke="var(--paper)" strokeWidth="7" strokeLinecap="round">
        <path d="M0 60h480M0 122h480M150 196h330M62 0v170M150 0v260M222 0v260M296 0v260M424 0v260M296 158h184" />
      </g>
      <g stroke="var(--accent)" strokeOpacity=".45" strokeWidth="14" strokeLinecap="round">
        <path d="M0 232c120-14 190 6 270-12s150-40 210-36" />
        <path d="M108 0c-14 84 16 168-6 260" />
      </g>
      <g fill="var(--line)" fillOpacity=".14">
        <path d="M162 72h48v38h-48ZM234 72h50v38h-50ZM162 134h48v50h-48ZM306 130h46v18h-46ZM362 130h50v18h-50ZM10 72h40v38H10ZM436 72h36v38h-36ZM162 12h48v36h-48ZM234 12h50v36h-50ZM10 12h40v36H10Z" />
      </g>
      <g fill="#1B7A4B" fillOpacity=".5">
        <circle cx="322" cy="56" r="9" />
        <circle cx="352" cy="84" r="11" />
        <circle cx="386" cy="58" r="9" />
      </g>
      <ellipse cx="258" cy="166" rx="18" ry="5" fill="var(--line)" fillOpacity=".3" />
      <path
        d="M258 164c-22-30-30-42-30-56a30 30 0 1 1 60 0c0 14-8 26-30 56Z"
        fill="var(--line)"
        stroke="var(--paper)"
        strokeWidth="4"
      />
      <circle cx="258" cy="107" r="12" fill="var(--paper)" />
    </Drawing>
  );
}
