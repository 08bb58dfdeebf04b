import * as z from 'zod/mini';
import { Problem } from '../contract/problem.ts';
import type { RawResponse } from './exchange.ts';
import { ContractError, type Reply } from './http.ts';

/** Parses an answer by its schema. Throws ContractError where a success does not fit it. */
export function readReply<Schema extends z.ZodMiniType>(
  response: RawResponse,
  schema: Schema,
  url: string,
): Reply<z.output<Schema>> {
  const { status, text } = response;
  if (status < 200 || status > 299) return { outcome: 'refused', status, problem: readProblem(response) };
  const body = readJson(text);
  if (body === NOT_JSON) throw new ContractError(`${url} answered ${status} without JSON`);
  const parsed = z.safeParse(schema, body);
  if (!parsed.success) throw new ContractError(`${url}: ${describe(parsed.error)}`);
  return { outcome: 'ok', data: parsed.data };
}

/** The problem body of an error status; a proxy before the api may answer without one. */
function readProblem({ status, text }: RawResponse): Problem {
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

/** Names the fields that do not fit, without their values: those may be personal. */
function describe(error: z.core.$ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`).join(', ');
}
