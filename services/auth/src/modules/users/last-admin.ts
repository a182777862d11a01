import { conflict, type HttpProblem } from '@vidyapath/service-kit/http/errors';

export const lastAdmin = (): HttpProblem =>
  conflict('last-admin', 'The last Admin must stay one. Make somebody else an Admin first.');
