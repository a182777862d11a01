export function contractMark(contract: unknown): string;
export function serviceMark(root: string, service: string): string;
