import type { ComponentPropsWithRef } from 'react';
import { ChevronDownIcon } from '../icons';
import type { TextFieldProps } from './text-field.types';

type Given = Omit<
  TextFieldProps,
  'label' | 'helperText' | 'error' | 'size' | 'fullWidth' | 'sx' | 'slotProps' | 'onKeyDown' | 'data-field'
>;

interface FieldInputProps extends Given {
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  html: NonNullable<TextFieldProps['slotProps']>['htmlInput'];
}

const lines = (count: number) => `calc(${count} * 1.4375em)`;

/** The input: the browser's own elements, whose list of options phones show best. */
export function FieldInput({
  select = false,
  multiline = false,
  minRows = 1,
  maxRows,
  inputRef,
  html,
  placeholder = ' ',
  children,
  ...props
}: FieldInputProps) {
  const given = { ...props, ...html, ref: inputRef };
  if (select) {
    return (
      <>
        <select {...(given as ComponentPropsWithRef<'select'>)}>{children}</select>
        <ChevronDownIcon color="action" sx={{ position: 'absolute', right: 8, pointerEvents: 'none' }} />
      </>
    );
  }
  if (!multiline) return <input type="text" placeholder={placeholder} {...(given as ComponentPropsWithRef<'input'>)} />;
  const style = { minHeight: lines(minRows), ...(maxRows && { maxHeight: lines(maxRows) }) };
  return (
    <textarea
      placeholder={placeholder}
      rows={minRows}
      style={style}
      {...(given as ComponentPropsWithRef<'textarea'>)}
    />
  );
}
