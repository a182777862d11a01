import type {
  ChangeEventHandler,
  ComponentPropsWithRef,
  FocusEventHandler,
  KeyboardEventHandler,
  ReactNode,
  Ref,
} from 'react';
import type { Sx } from '../basics/sx';

export type TypedElement = HTMLInputElement | HTMLTextAreaElement;
type HtmlInput = Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'onBlur' | 'value' | 'ref'>;

/** A `select` has `<option>`s as its children. */
export interface TextFieldProps extends Pick<
  HtmlInput,
  'autoComplete' | 'autoFocus' | 'name' | 'placeholder' | 'type' | 'required' | 'disabled'
> {
  id?: string | undefined;
  label?: ReactNode;
  /** Shown under the field. */
  helperText?: ReactNode;
  error?: boolean | undefined;
  value?: string | number | undefined;
  onChange?: ChangeEventHandler<TypedElement> | undefined;
  onBlur?: FocusEventHandler<TypedElement> | undefined;
  onFocus?: FocusEventHandler<TypedElement> | undefined;
  onKeyDown?: KeyboardEventHandler | undefined;
  inputRef?: Ref<TypedElement> | undefined;
  select?: boolean | undefined;
  multiline?: boolean | undefined;
  /** Lines that a `multiline` field shows at least, and grows to. */
  minRows?: number | undefined;
  maxRows?: number | undefined;
  size?: 'small' | 'medium';
  fullWidth?: boolean;
  'data-field'?: string;
  sx?: Sx;
  slotProps?: {
    htmlInput?: HtmlInput & { ref?: never };
    input?: { startAdornment?: ReactNode; sx?: Sx };
    formHelperText?: { 'aria-live'?: 'polite'; role?: 'alert' };
  };
  children?: ReactNode;
}
