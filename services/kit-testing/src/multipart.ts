export interface TestPart {
  field: string;
  content: Buffer | string;
  /** Makes the part a file. */
  filename?: string;
  type?: string;
}

const boundary = '----vidyapath-test';
export const multipartType = `multipart/form-data; boundary=${boundary}`;

/** A multipart body of exactly these bytes, so that it can have names that no browser sends. */
export function multipartBody(...parts: TestPart[]): Buffer {
  const chunks = parts.flatMap(({ field, content, filename, type }) => {
    const name = filename === undefined ? '' : `; filename="${filename}"`;
    const contentType = type ?? (filename === undefined ? 'text/plain' : 'application/octet-stream');
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"${name}\r\ncontent-type: ${contentType}\r\n\r\n`;
    return [Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')];
  });
  return Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]);
}
