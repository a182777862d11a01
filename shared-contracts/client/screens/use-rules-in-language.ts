import { useEffect, useRef } from 'react';

/** A new schema of a form has the same rules in another language: the shown messages change with it. */
export function useRulesInLanguage(schema: object, validateForm: () => Promise<unknown>): void {
  const previous = useRef(schema);
  useEffect(() => {
    if (previous.current === schema) return;
    previous.current = schema;
    void validateForm();
  }, [schema, validateForm]);
}
