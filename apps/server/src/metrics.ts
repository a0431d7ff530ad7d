import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5];

/** Pauses of the event loop are told at most so much too long: a timer that comes this often notices them. */
const LOOP_PRECISION_MS = 2;

/** What the server counts. Every server has a registry of its own, so that several can run in one process. */
export class Metrics {
  readonly #registry = new Registry();
  readonly tables = new Gauge({
    name: 'assemble_tables',
    help: 'Tables in memory.',
    registers: [this.#registry],
  });
  readonly sockets = new Gauge({
    name: 'assemble_sockets',
    help: 'Open sockets.',
    registers: [this.#registry],
  });
  readonly acts = new Counter({
    name: 'assemble_acts_total',
    help: 'Acts that were carried out and kept; most are decisions.',
    labelNames: ['type'],
    registers: [this.#registry],
  });
  readonly refusals = new Counter({
    name: 'assemble_refusals_total',
    help: 'Messages that were refused.',
    registers: [this.#registry],
  });
  readonly botMoves = new Counter({
    name: 'assemble_bot_moves_total',
    help: 'Decisions of bots.',
    registers: [this.#registry],
  });
  readonly append = new Histogram({
    name: 'assemble_append_seconds',
    help: 'Time until an act is durable.',
    buckets: seconds,
    registers: [this.#registry],
  });
  readonly update = new Histogram({
    name: 'assemble_update_seconds',
    help: 'Time from the arrival of a message until everybody has been told what came of it.',
    buckets: seconds,
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry, eventLoopMonitoringPrecision: LOOP_PRECISION_MS });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
