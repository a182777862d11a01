import { styled } from '@vidyapath/ui';
import type { ContentBlock } from 'draft-js';
import { elementOfKept, htmlOfKept, isKeptImage, keptBlock } from './kept-parts';

const Table = styled('table')(({ theme }) => ({
  borderCollapse: 'collapse',
  margin: '8px 0',
  'th, td': { padding: '4px 8px', border: `1px solid ${(theme.vars ?? theme).palette.divider}`, textAlign: 'start' },
}));
const Picture = styled('img')({ maxWidth: '100%', maxHeight: 240, borderRadius: 8 });

function KeptPart({ block }: { block: ContentBlock }) {
  const element = elementOfKept(htmlOfKept(block));
  if (!element) return null;
  if (isKeptImage(element)) return <Picture src={element.getAttribute('src') ?? ''} alt={element.alt} />;
  if (!(element instanceof HTMLTableElement)) return <hr />;
  return (
    <Table>
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
    </Table>
  );
}

/** `blockRendererFn` of the editor: shows what is kept as it is. */
export const renderKept = (block: ContentBlock) => (String(block.getType()) === keptBlock ? { component: KeptPart, editable: false } : null);
