import { isOn } from './stand-in-commands';

/** Two characters of the private use area: where the selection begins and ends in a text that is handed over. */
export const marks = { anchor: '\ue000', focus: '\ue001' } as const;

const inlineStyles = ['bold', 'italic', 'underline'] as const;

/** What the editor goes on from. */
export interface HandedOver {
  /** With the marks in it when the caret stands in the text. */
  html: string;
  /** Where the focus is: in the text, or on a button of the toolbar, counted from 0. */
  focus?: 'text' | number | undefined;
  /** Chosen for the next letter. */
  styles: readonly string[];
  /** The form of a link is asked for. */
  linking: boolean;
}

function markSelection(surface: Element): boolean {
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = document.getSelection() ?? {};
  if (!anchorNode || !focusNode || !surface.contains(anchorNode) || !surface.contains(focusNode)) return false;
  // Live ranges: the second place stays right when the first mark goes in.
  const ends = [[anchorNode, anchorOffset, marks.anchor], [focusNode, focusOffset, marks.focus]] as const;
  const ranges = ends.map(([node, offset]) => {
    const range = document.createRange();
    range.setStart(node, offset);
    return range;
  });
  ranges.forEach((range, at) => range.insertNode(document.createTextNode(ends[at]?.[2] ?? '')));
  return true;
}

/** Reads all that the editor needs from the element that stands in for it, whose text is of no use afterwards. */
export function handOver(surface: HTMLElement, toolbar: Element | null, linking: boolean): HandedOver {
  const button = toolbar ? [...toolbar.querySelectorAll('button')].findIndex((one) => one === document.activeElement) : -1;
  const focus = document.activeElement === surface ? 'text' : button < 0 ? undefined : button;
  const styles = inlineStyles.filter((name) => isOn(name, surface)).map((name) => name.toUpperCase());
  markSelection(surface);
  return { html: surface.innerHTML, focus, styles, linking };
}
