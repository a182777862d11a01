import { Alert } from '@vidyapath/ui/forms';

export function FailureAlert({ text }: { text: string | undefined }) {
  return text ? <Alert severity="error">{text}</Alert> : null;
}
