import { styled } from '@vidyapath/ui';
import { cardStyles } from '../../components/account-card';
import { Choices, type ChoicesProps } from '../../components/choices';

const Group = styled('fieldset')(({ theme }) => ({
  ...cardStyles,
  '& legend': { float: 'left', width: '100%', marginBottom: 12, padding: 0, ...theme.typography.h3 },
}));

export interface ChoiceGroupProps<Value extends string> extends ChoicesProps<Value> {
  legend: string;
}

export function ChoiceGroup<Value extends string>({ legend, ...choices }: ChoiceGroupProps<Value>) {
  return (
    <Group>
      <legend>{legend}</legend>
      <Choices {...choices} />
    </Group>
  );
}
