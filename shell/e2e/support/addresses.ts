/** Address of the platform that all files share. */
export const baseURL = () => process.env.E2E_URL as string;

/** A clip on another host than the platform's. */
export const videoUrl = (clip: string) => `http://${process.env.E2E_VIDEO_HOST as string}/${clip}`;
