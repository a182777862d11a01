import { type RefObject, useEffect, useRef } from 'react';

export interface FocusBack<Control extends HTMLElement> {
  control: RefObject<Control | null>;
  /** Call it when the control starts the work. */
  press: () => void;
}

/** A control that is disabled while it works loses the focus. Afterwards it gets it back, unless something else has it. */
export function useFocusBack<Control extends HTMLElement = HTMLButtonElement>(busy: boolean): FocusBack<Control> {
  const control = useRef<Control>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (busy || !pressed.current) return;
    pressed.current = false;
    if (document.activeElement?.contains(control.current)) control.current?.focus();
  }, [busy]);
  const press = () => {
    pressed.current = true;
  };
  return { control, press };
}
