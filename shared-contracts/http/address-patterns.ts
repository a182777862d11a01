/**
 * An http(s) address without credentials, or a path that this platform handed out.
 * Control characters, spaces and backslashes are refused since browsers rewrite them (WHATWG URL).
 */
export const urlOrMediaPathPattern =
  '^(?:[Hh][Tt][Tt][Pp][Ss]?://(?![^/?#]*@)[^\\s\\\\/?#<>"]+(?:[/?#][^\\s\\\\<>"]*)?|/media/(?!.*\\.\\.)[A-Za-z0-9._-]+(?:/[A-Za-z0-9._-]+)*)$';

/** Like {@link urlOrMediaPathPattern}, without the paths of this platform. */
export const httpUrlPattern = '^[Hh][Tt][Tt][Pp][Ss]?://(?![^/?#]*@)[^\\s\\\\/?#<>"]+(?:[/?#][^\\s\\\\<>"]*)?$';
