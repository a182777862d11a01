/** The seller, and the payment of orders. Missing values have commerce's defaults. */
export interface SellingConfig {
  PAYMENTS: 'razorpay' | 'simulated' | 'off';
  RAZORPAY_KEY_ID: string | undefined;
  RAZORPAY_KEY_SECRET: string | undefined;
  RAZORPAY_WEBHOOK_SECRET: string | undefined;
  RAZORPAY_API_URL: string | undefined;
  RAZORPAY_CHECKOUT_URL: string | undefined;
  ALLOW_TEST_GATEWAY: string | undefined;
  SELLER_NAME: string | undefined;
  SELLER_ADDRESS: string | undefined;
  SELLER_STATE: string | undefined;
  SELLER_GSTIN: string | undefined;
  GST_RATE_PERCENT: string | undefined;
  ORDER_TTL_SECONDS: string | undefined;
}

/** The settings of the platform; `npm start` reads it from its variables (`docs/variables.md`). */
export interface PlatformConfig extends SellingConfig {
  HOST: string;
  PORT: number;
  /** Of this machine, for figures and descriptions of the API; undefined: they are not served. */
  OPERATIONS_PORT: number | undefined;
  /** Processes that serve the port. */
  WORKERS: number;
  /** Absolute path of the folder with embedded database, uploads and signing key. */
  DATA_DIR: string;
  /** Undefined: the embedded PostgreSQL. */
  DATABASE_URL: string | undefined;
  DEMO_DATA: boolean;
  ADMIN_EMAIL: string | undefined;
  ADMIN_PASSWORD: string | undefined;
  TOKEN_TTL_SECONDS: number;
  RATE_LIMIT_PER_MINUTE: number;
  MEDIA_PROBE_ALLOW_HOSTS: string;
  LESSON_MAX_BYTES: number;
  /** Undefined: what the storage has. */
  LESSON_QUOTA_BYTES: number | undefined;
  APP_NAME: string;
  /** `true`: this machine's own; otherwise origins, by commas. Undefined: `true` under `npm run dev` only. */
  ALLOW_REMOTE_OVERRIDES: string | undefined;
  /** Undefined: the one on PATH, or npm's. */
  FFMPEG_PATH: string | undefined;
  FFPROBE_PATH: string | undefined;
  /** Of all processes together. */
  ENCODERS: number;
  /** Undefined: in the folder of uploads. */
  SCRATCH_DIR: string | undefined;
  YOUTUBE_API_KEY: string | undefined;
  /** The beginning of mailed links; undefined: the address of this process. */
  PUBLIC_URL: string | undefined;
  /** Undefined: messages become files in the data folder. */
  SMTP_URL: string | undefined;
  MAIL_FROM: string | undefined;
  LOG_LEVEL: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  TRUST_PROXY: string;
  /** Of the services of this process, in error reports. */
  RELEASE: string;
  /** Undefined: no traces are sent. */
  OTEL_EXPORTER_OTLP_ENDPOINT: string | undefined;
}
