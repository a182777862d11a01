import { Box, IconButton } from '@vidyapath/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { type ToolbarIconName, toolbarIcons } from './toolbar-icons';

export interface ToolbarButton {
  icon: ToolbarIconName;
  label: string;
  /** Pressed or not; `undefined` where it is no state. */
  on?: boolean | undefined;
  possible?: boolean;
  press: () => void;
}

interface ToolbarProps {
  label: string;
  /** Id of the element that the buttons act on. */
  controls: string;
  buttons: readonly ToolbarButton[];
}

/** One stop of the Tab key; arrow keys, Home and End move between the buttons (ARIA toolbar pattern). */
export function Toolbar({ label, controls, buttons }: ToolbarProps) {
  const [current, setCurrent] = useState(0);
  const bar = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const last = buttons.length - 1;
    const targets: Partial<Record<string, number>> = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setCurrent(target);
    bar.current?.querySelectorAll('button')[target]?.focus();
  }

  return (
    <Box
      ref={bar}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      onKeyDown={move}
      sx={{ display: 'flex', flexWrap: 'wrap', p: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      {buttons.map(({ icon, label: name, on, possible = true, press }, index) => {
        const Icon = toolbarIcons[icon];
        return (
          <IconButton
            key={icon}
            aria-label={name}
            aria-pressed={on}
            aria-disabled={!possible}
            tabIndex={index === current ? 0 : -1}
            // The editor keeps the focus and the selection that the button changes.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setCurrent(index)}
            onClick={possible ? press : undefined}
            sx={{
              width: 44,
              height: 44,
              borderRadius: '8px',
              color: 'text.primary',
              opacity: possible ? 1 : 0.4,
              '&[aria-pressed="true"]': { bgcolor: 'action.selected', color: 'primary.main' },
            }}
          >
            <Icon fontSize="small" />
          </IconButton>
        );
      })}
    </Box>
  );
}
