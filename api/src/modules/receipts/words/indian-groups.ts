/** Splits rupees by the Indian numbering system. */
export function splitIntoGroups(rupees: number): {
  crores: number;
  lakhs: number;
  thousands: number;
  below: number;
} {
  return {
    crores: Math.floor(rupees / 1_00_00_000),
    lakhs: Math.floor(rupees / 1_00_000) % 100,
    thousands: Math.floor(rupees / 1_000) % 100,
    below: rupees % 1_000,
  };
}
