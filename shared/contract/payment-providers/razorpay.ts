const API = 'https://api.razorpay.com';
const CHECKOUT = 'https://checkout.razorpay.com';

/** Razorpay, as pages and processes outside the api need to know it. */
export const RAZORPAY = {
  keyVariable: 'RAZORPAY_KEY_ID',
  checkoutScript: `${CHECKOUT}/v1/checkout.js`,
  sandboxScript: '/sandbox/razorpay/checkout.js',
  hosts: {
    frame: [API, CHECKOUT],
    connect: [API, CHECKOUT, 'https://lumberjack.razorpay.com', 'https://lumberjack-cx.razorpay.com'],
    image: ['https://cdn.razorpay.com'],
    form: [API, CHECKOUT],
  },
  recordId: /^(order|pay)_/i,
} as const;
