import { type ClientProblem, fieldErrors } from '@vidyapath/client/requests/client-problem';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';

/** The server's messages by field. They are English, so other languages get a message of this slice. */
export function useFieldRefusals(): (problem: ClientProblem) => Record<string, string> {
  const t = useT();
  const language = useLanguage();
  return (problem) => {
    const details = fieldErrors(problem);
    if (language === 'en') return details;
    return Object.fromEntries(
      Object.keys(details).map((field) => [field, t(field === 'password' ? 'refused.password' : 'refused.field')]),
    );
  };
}
