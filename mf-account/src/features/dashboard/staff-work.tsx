import { formatPaise } from '@vidyapath/client/formats/money';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useT } from '@vidyapath/client/screens/use-t';
import { useToday } from '@vidyapath/remote-kit/report-days';
import { Box, ChartIcon, SchoolIcon, StarIcon, TicketIcon, Typography, WarningIcon } from '@vidyapath/ui';
import { type CountedList, useRowCountQuery, useSalesOfDayQuery } from './staff-work.endpoints';
import { WorkCard, type WorkCardProps } from './work-card';

const fresh = { refetchOnMountOrArgChange: true } as const;

type Place = Pick<WorkCardProps, 'to' | 'Icon'>;

function RowCount({ name, ...place }: Place & { name: CountedList & WorkCardProps['name'] }) {
  const { data, isError, refetch } = useRowCountQuery(name, fresh);
  return <WorkCard {...place} name={name} value={data?.toString()} failed={isError} onRetry={refetch} />;
}

/** There is no list of hidden courses alone: all, less those that visitors see. */
function HiddenCourses(place: Place) {
  const { data: all, isError: isAllFailed, refetch: readAll } = useRowCountQuery('courses', fresh);
  const { data: seen, isError: isSeenFailed, refetch: readSeen } = useRowCountQuery('publicCourses', fresh);
  const count = all === undefined || seen === undefined ? undefined : Math.max(0, all - seen);
  const retry = () => {
    void readAll();
    void readSeen();
  };
  return (
    <WorkCard {...place} name="hidden" value={count?.toString()} failed={isAllFailed || isSeenFailed} onRetry={retry} />
  );
}

function SalesToday(place: Place) {
  const t = useT();
  const { data, isError, refetch } = useSalesOfDayQuery(useToday(), fresh);
  return (
    <WorkCard
      {...place}
      name="sales"
      value={data && formatPaise(data.net_paise)}
      text={data && t('work.orders', { count: data.orders })}
      failed={isError}
      onRetry={refetch}
    />
  );
}

const counted = [
  { name: 'tickets', to: '/helpdesk/tickets?overdue=true', Icon: TicketIcon },
  { name: 'reviews', to: '/moderation/reviews', Icon: StarIcon },
  { name: 'attention', to: '/sales/attention', Icon: WarningIcon },
] as const;
const sales = { to: '/reports/sales-report', Icon: ChartIcon };
/** Sorted so that the hidden ones are first. */
const hidden = { to: '/course/course-master?tab=view&sort=is_public:asc', Icon: SchoolIcon };

/** For staff: what waits, and the sales of the day. */
export function StaffWork() {
  const t = useT();
  const { navigate } = usePlatform();
  const mayOpen = ({ to }: Pick<Place, 'to'>) => navigate.mayOpen(to.replace(/\?.*/, ''));
  return (
    <Box component="section" aria-labelledby="staff-work" sx={{ mt: 8 }}>
      <Typography id="staff-work" component="h2" variant="h3" sx={{ mb: 4 }}>
        {t('work.title')}
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 4,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
        }}
      >
        {counted.filter(mayOpen).map((place) => (
          <RowCount key={place.name} {...place} />
        ))}
        {mayOpen(sales) && <SalesToday {...sales} />}
        {mayOpen(hidden) && <HiddenCourses {...hidden} />}
      </Box>
    </Box>
  );
}
