import type { ReactNode } from 'react';
import { Drawing } from '../../../components/drawing';

const picture = (content: ReactNode) =>
  function Picture() {
    return (
      <Drawing
        viewBox="0 0 360 240"
        width={360}
        height={240}
        style={{ maxWidth: 360 }}
        fill="none"
        stroke="var(--line)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {content}
      </Drawing>
    );
  };

/** A hammock between two trees, with a phone to learn on. */
const Worries = picture(
  <>
    <circle cx="290" cy="52" r="26" fill="var(--accent)" stroke="none" />
    <path d="M20 214h320" />
    <path d="M70 214V96M290 214V96" strokeWidth="10" />
    <path d="M34 100c0-34 16-56 36-56s36 22 36 56Z" fill="var(--soft)" />
    <path d="M254 112c0-26 16-44 36-44s36 18 36 44Z" fill="var(--soft)" />
    <path d="M74 128c40 62 172 62 212 0-26 88-186 88-212 0Z" fill="var(--accent)" fillOpacity=".35" />
    <circle cx="140" cy="140" r="14" fill="var(--paper)" />
    <path d="M154 150c26 14 58 16 84 4M168 152l14-26" />
    <rect x="176" y="102" width="26" height="38" rx="5" fill="var(--paper)" transform="rotate(18 189 121)" />
  </>,
);

/** A teacher at the board. */
const Best = picture(
  <>
    <path d="M20 214h320" />
    <rect x="120" y="34" width="206" height="124" rx="10" fill="var(--soft)" />
    <path d="M146 124l36-40 30 24 44-48 34 22" stroke="var(--accent)" strokeWidth="6" />
    <path d="M146 140h70" />
    <circle cx="74" cy="86" r="22" fill="var(--paper)" />
    <path d="M52 82c2-24 42-26 44 0" strokeWidth="8" />
    <path d="M38 214v-56c0-24 16-38 36-38s36 14 36 38v56" fill="var(--accent)" fillOpacity=".35" />
    <path d="M104 142l44-30" />
  </>,
);

/** A path with marks that leads up to a flag. */
const Roadmap = picture(
  <>
    <path d="M20 214h320" />
    <path d="M40 206c70-6 20-62 92-62s22-58 92-58 36-30 66-34" strokeDasharray="2 14" strokeWidth="6" />
    <circle cx="40" cy="206" r="12" fill="var(--paper)" />
    <circle cx="132" cy="144" r="12" fill="var(--accent)" />
    <circle cx="224" cy="86" r="12" fill="var(--accent)" />
    <path d="M294 212V28" />
    <path d="M294 30l46 16-46 18Z" fill="var(--accent)" />
    <path d="M240 214l54-84 54 84Z" fill="var(--soft)" fillOpacity=".6" />
  </>,
);

export const slidePictures = { worries: Worries, best: Best, roadmap: Roadmap } as const;
