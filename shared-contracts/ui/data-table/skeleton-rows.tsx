import { Skeleton } from '../basics/skeleton';

/** Placeholder rows, hidden from assistive technology. */
export function SkeletonRows({ rows, cells }: { rows: number; cells: number }) {
  return Array.from({ length: rows }, (_row, row) => (
    <tr key={row} aria-hidden="true">
      {Array.from({ length: cells }, (_cell, cell) => (
        <td key={cell}>
          <Skeleton height={28} width={cell === 0 ? '40%' : '80%'} />
        </td>
      ))}
    </tr>
  ));
}
