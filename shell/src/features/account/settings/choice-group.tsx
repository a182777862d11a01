import { motion, shape, styled } from '@vidyapath/ui';
import { cardStyles } from '../account-card';

const Group = styled('fieldset')(({ theme }) => ({
  ...cardStyles,
  '& legend': { float: 'left', width: '100%', marginBottom: 12, padding: 0, ...theme.typography.h3 },
}));

const Choices = styled('div')({ clear: 'both', display: 'flex', flexWrap: 'wrap', gap: 12 });

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

export interface ChoiceGroupProps<Value extends string> {
  name: string;
  legend: string;
  value: Value;
  /** `lang`: the label is in another language than the page. */
  choices: readonly { value: Value; label: string; lang?: string }[];
  onChoose: (value: Value) => void;
}

/** One of few: the browser's own radio buttons, with all that the keyboard expects of them. */
export function ChoiceGroup<Value extends string>({ name, legend, value, choices, onChoose }: ChoiceGroupProps<Value>) {
  return (
    <Group>
      <legend>{legend}</legend>
      <Choices>
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
      </Choices>
    </Group>
  );
}
