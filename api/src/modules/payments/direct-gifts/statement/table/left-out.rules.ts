/**
 * How much of a file was no credit, by kind. `undated` are the lines of rows that have a sum and no day, `unsettled` payments that
 * failed, are pending or went back, `repeated` rows that stand twice.
 */
export type LeftOut = {
  debits: number;
  unsettled: number;
  repeated: number;
  summaries: number;
  withoutSum: number;
  undated: number[];
  headings: number;
  texts: number;
};

export function countNothing(): LeftOut {
  return {
    debits: 0,
    unsettled: 0,
    repeated: 0,
    summaries: 0,
    withoutSum: 0,
    undated: [],
    headings: 0,
    texts: 0,
  };
}
