const boundary = 'vidyapath-boundary';

/** A form with one file. */
export function fileForm(bytes: Buffer, name = 'banner.png'): { headers: Record<string, string>; body: Buffer } {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
