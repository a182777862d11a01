/** Saheed Nagar, Bhubaneswar. */
const latitude = 20.2897;
const longitude = 85.8443;

export const office = {
  email: 'hello@vidyapath.example',
  map: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
  directions: `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`,
} as const;
