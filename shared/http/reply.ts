import * as z from 'zod/mini';
import { Problem } from '../contract/problem.ts';
import type { Incoming } from './exchange.ts';
import { ContractBroken, type Reply } from './http.ts';

/** Reads an answer by its schema. Throws ContractBroken where a success is not what the contract says. */
export function readReply<Schema extends z.ZodMiniType>(
  incoming: Incoming,
  schema: Schema,
  url: string,
): Reply<z.output<Schema>> {
  const { status, text } = incoming;
  if (status < 200 || status > 299) return { kind: 'refused', status, problem: readProblem(incoming) };
  const body = readJson(text);
  if (body === NOT_JSON) throw new ContractBroken(`${url} answered ${status} without JSON`);
  const parsed = z.safeParse(schema, body);
  if (!parsed.success) throw new ContractBroken(`${url}: ${describe(parsed.error)}`);
  return { kind: 'ok', data: parsed.data };
}

/** The reason of a refusal; whatever stands between us and the api may answer without one. */
function readProblem({ status, text }: Incoming): Problem {
  const parsed = z.safeParse(Problem, readJson(text));
  return parsed.success ? parsed.data : { type: 'about:blank', title: `HTTP ${status}`, status };
}

const NOT_JSON = Symbol('not JSON');

function readJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return NOT_JSON;
  }
}

/** Where the answer differs and how, without its values: those may be personal. */
function describe(error: z.core.$ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`).join(', ');
}
