import type { ContentBlock } from 'draft-js';
import { elementOfKept, htmlOfKept, isKeptImage, keptBlock } from './kept-parts';

function KeptPart({ block }: { block: ContentBlock }) {
  const element = elementOfKept(htmlOfKept(block));
  if (!element) return null;
  if (isKeptImage(element)) return <img src={element.getAttribute('src') ?? ''} alt={element.alt} />;
  if (!(element instanceof HTMLTableElement)) return <hr />;
  return (
    <table>
      <tbody>
        {[...element.rows].map((row, place) => (
          <tr key={place}>
            {[...row.cells].map((cell, column) => {
              const Cell = cell.localName as 'th' | 'td';
              return (
                <Cell key={column} colSpan={cell.colSpan} rowSpan={cell.rowSpan}>
                  {cell.textContent.trim()}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `blockRendererFn` of the editor: shows kept parts unchanged. */
export const renderKept = (block: ContentBlock) =>
  String(block.getType()) === keptBlock ? { component: KeptPart, editable: false } : null;
