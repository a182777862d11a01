import { parser } from '@prometheus-io/lezer-promql';

export interface Selector {
  metric: string;
  /** Label, operator and value without its quotes. */
  matchers: { label: string; operator: string; value: string }[];
}

export interface ParsedQuery {
  /** Parts that the grammar does not know. */
  errors: string[];
  selectors: Selector[];
  /** Labels by which results are grouped or matched. */
  groupedBy: string[];
}

/** The metrics and labels in a query. */
export function parseQuery(query: string): ParsedQuery {
  const found: ParsedQuery = { errors: [], selectors: [], groupedBy: [] };
  const textOf = ({ from, to }: { from: number; to: number }): string => query.slice(from, to);
  parser.parse(query).iterate({
    enter({ type, node }) {
      if (type.isError) found.errors.push(`${node.from}: ${textOf(node) || 'the end'}`);
      if (type.name === 'GroupingLabels') found.groupedBy.push(...node.getChildren('LabelName').map(textOf));
      if (type.name !== 'VectorSelector') return;
      const matchers = node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? [];
      const part = (matcher: (typeof matchers)[number], name: string): string => {
        const child = matcher.getChild(name);
        return child ? textOf(child) : '';
      };
      found.selectors.push({
        metric: part(node, 'Identifier'),
        matchers: matchers.map((matcher) => ({
          label: part(matcher, 'LabelName'),
          operator: part(matcher, 'MatchOp'),
          value: part(matcher, 'StringLiteral').slice(1, -1),
        })),
      });
    },
  });
  return found;
}
