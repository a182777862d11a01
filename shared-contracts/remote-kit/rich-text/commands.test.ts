import { EditorState } from 'draft-js';
import { afterReturn, commands } from './commands';
import { fromHtml, toHtml } from './html-conversion';

const atEnd = (html: string) => EditorState.moveSelectionToEnd(EditorState.createWithContent(fromHtml(html)));
const html = (state: EditorState | undefined) => state && toHtml(state.getCurrentContent());

test('Enter continues a code block, and leaves it on an empty last line', () => {
  const next = afterReturn(atEnd('<pre>a</pre>'));
  expect(html(next)).toBe('<pre>a\n</pre>');
  expect(html(next && afterReturn(next))).toBe('<pre>a</pre><p><br></p>');
});

test.each([
  ['bold', 'b', 'strong'],
  ['italic', 'i', 'em'],
  ['underline', 'ins', 'u'],
])('%s takes away <%s> as it does <%s>', (name, alike, element) => {
  const command = commands.find((one) => one.name === name);
  for (const tag of [alike, element]) {
    const state = atEnd(`<p><${tag}>a</${tag}></p>`);
    const block = state.getCurrentContent().getFirstBlock();
    const all = EditorState.acceptSelection(
      state,
      state.getSelection().merge({ anchorKey: block.getKey(), anchorOffset: 0, focusOffset: 1 }),
    );
    expect(command?.isOn?.(all)).toBe(true);
    expect(html(command?.run(all))).toBe('<p>a</p>');
  }
});
