import { useListState } from '@vidyapath/client/screens/use-list-state';
import { useFilters } from '@vidyapath/remote-kit/use-filters';
import { LoginList } from '../../../components/login-list';

const filterNames = ['outcome'] as const;

export const PersonLogins = ({ userId }: { userId: number }) => (
  <LoginList controls={useListState()} filters={useFilters(filterNames)} userId={userId} />
);
