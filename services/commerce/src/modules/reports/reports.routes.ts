import { OrdersCsvQuerySchema, SalesReportQuerySchema, SalesReportSchema } from '@vidyapath/http/commerce-reports';
import { paths } from '@vidyapath/http/paths';
import { editorRoles } from '@vidyapath/http/roles';
import { sendCsv } from '@vidyapath/service-kit/lists/csv';
import { Type } from 'typebox';
import { sendNoStore } from '@vidyapath/service-kit/http/answers';
import { longAnswerMs } from '@vidyapath/service-kit/http/server-limits';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { dayRange } from '@vidyapath/service-kit/time/day-range';
import { problems } from '@vidyapath/service-kit/http/route-schemas';
import type { CommerceContext } from '../../context';
import { cellsOf, headOf, salesCsv, soldItemsCsv } from './report-csv';
import { reportSales } from './reports.service';
import { soldItems } from './sold-items.repository';

const tags = ['reports'];
const config = { access: editorRoles };
const handlerTimeout = longAnswerMs;
const csv = {
  200: { description: 'CSV', content: { 'text/csv': { schema: Type.String() } } },
  ...problems.guardedList,
};

export function reportsRoutes(app: TypedApp, ctx: CommerceContext): void {
  app.get(
    paths.salesReport,
    {
      config,
      schema: {
        tags,
        operationId: 'getSalesReport',
        summary: 'Each amount counts on the day of its document, in India.',
        querystring: SalesReportQuerySchema,
        response: { 200: SalesReportSchema, ...problems.guardedList },
      },
    },
    async ({ query }, reply) => sendNoStore(reply, await reportSales(ctx, query)),
  );

  app.get(
    paths.salesReportCsv,
    {
      config,
      handlerTimeout,
      schema: { tags, operationId: 'getSalesReportCsv', querystring: SalesReportQuerySchema, response: csv },
    },
    async ({ query }, reply) => {
      const { from, to, rows } = await reportSales(ctx, query);
      const lines = rows.map((row) => cellsOf(salesCsv, row));
      return sendCsv(reply, `sales-${from}-${to}.csv`, headOf(salesCsv), [lines]);
    },
  );

  app.get(
    paths.ordersCsv,
    {
      config,
      handlerTimeout,
      schema: {
        tags,
        operationId: 'getOrdersCsv',
        summary: 'A line for each item of the orders that were paid.',
        querystring: OrdersCsvQuerySchema,
        response: csv,
      },
    },
    async ({ query }, reply) => {
      const batches = linesOf(soldItems(ctx.db, dayRange(query)));
      return sendCsv(reply, `orders-${query.from}-${query.to}.csv`, headOf(soldItemsCsv), batches);
    },
  );
}

async function* linesOf(batches: ReturnType<typeof soldItems>) {
  for await (const rows of batches) yield rows.map((row) => cellsOf(soldItemsCsv, row));
}
