/** Screens that this slice links to. */
export const certificatePath = (serial: string): string => `/certificates/${serial}`;
