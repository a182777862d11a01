import { motion, shape, styled } from '@vidyapath/ui';

const Row = styled('div')({ clear: 'both', display: 'flex', flexWrap: 'wrap', gap: 12 });

const Choice = styled('label')(({ theme }) => ({
  flex: '1 1 160px',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: shape.touchTarget,
  padding: '8px 16px',
  cursor: 'pointer',
  borderRadius: shape.field,
  border: `2px solid ${theme.vars?.palette.divider ?? ''}`,
  transition: `border-color ${motion.quick}ms`,
  '&:hover, &:has(:checked)': { borderColor: theme.vars?.palette.primary.main },
  '& input': { width: 20, height: 20, flexShrink: 0, margin: 0, accentColor: theme.vars?.palette.primary.main },
}));

export interface ChoicesProps<Value extends string> {
  name: string;
  value: Value;
  /** `lang`: language of the label, if it is not the page's. */
  choices: readonly { value: Value; label: string; lang?: string }[];
  onChoose: (value: Value) => void;
}

const Check = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: shape.touchTarget,
  cursor: 'pointer',
  '& input': { width: 20, height: 20, flexShrink: 0, margin: 0, accentColor: theme.vars?.palette.primary.main },
}));

interface CheckChoiceProps {
  label: string;
  checked: boolean;
  onChange: () => void;
}

export const CheckChoice = ({ label, ...input }: CheckChoiceProps) => (
  <Check>
    <input type="checkbox" {...input} />
    {label}
  </Check>
);

/** Each language by its own name, so that people who read no other language find it. */
export const languageChoices = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'hi', label: 'हिन्दी', lang: 'hi' },
] as const;

/** The browser's own radio buttons, with their usual keys. */
export function Choices<Value extends string>({ name, value, choices, onChoose }: ChoicesProps<Value>) {
  return (
    <Row>
      {choices.map((choice) => (
        <Choice key={choice.value} lang={choice.lang}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          {choice.label}
        </Choice>
      ))}
    </Row>
  );
}
