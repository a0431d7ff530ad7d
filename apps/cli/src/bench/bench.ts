export interface Measured {
  readonly value: number;
  readonly unit: string;
}

/** How much work a measure may do: so many rounds, each of so much of the full size. */
export interface Effort {
  readonly rounds: number;
  readonly scale: number;
}

export interface Bench {
  readonly name: string;
  readonly what: string;
  readonly run: (effort: Effort) => Measured;
}
