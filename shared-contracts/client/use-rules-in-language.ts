import { useEffect, useRef } from 'react';

/** Another schema of a form is the same rules in another language: the messages on the screen follow. */
export function useRulesInLanguage(schema: object, validateForm: () => Promise<unknown>): void {
  const shown = useRef(schema);
  useEffect(() => {
    if (shown.current === schema) return;
    shown.current = schema;
    void validateForm();
  }, [schema, validateForm]);
}
