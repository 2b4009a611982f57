export function PhoneQr() { return null; }
