/**
 * A production environment without any weakness. All its secrets contain the same word, so that a test can search for
 * it.
 */
export const hardened = {
  NODE_ENV: 'production',
  APP_SECRET: 'hidden-J2vQx9mTz4LrWb7KdYp1Nf5Gs8Hc3Ea6',
  BASE_URL: 'https://assess.example.com',
  DATABASE_URL: 'postgres://svc:hidden@db.example.com/svc?sslmode=verify-full',
  MAIL_FROM: 'no-reply@example.com',
  PAYMENT_URL: 'https://pay.example.com',
  SMTP_URL: 'smtp://svc:hidden@mail.example.com',
  TRUST_PROXY: '1',
  METRICS_TOKEN: 'hidden-4Lr7Kd1Nf8Hc',
  IMPRINT: 'Example Ltd',
  AUTH_CONFIRM_PAGE: 'true',
};
