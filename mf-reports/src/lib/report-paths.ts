export const errorReportPath = '/reports/error-report';
export const errorGroupPath = (fingerprint: string): string => `${errorReportPath}/${fingerprint}`;
export const peoplePath = '/admin/users';
export const personPath = (id: number): string => `${peoplePath}/${id}`;
