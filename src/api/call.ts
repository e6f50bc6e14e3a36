import { type QueryKey, type UseQueryResult, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { addressOf, type BrowserCall, type Data, type Input } from "./definition.ts";
import type { ApiError } from "./error.ts";
import { freshAsFirst } from "./first-answers.ts";
import { get, post, type RequestOptions } from "./request.ts";

/** Makes the call. Rejects with an ApiError. */
export function call<C extends BrowserCall>(
  definition: C,
  input: Input<C>,
  options: Pick<RequestOptions, "signal" | "onProgress" | "idempotencyKey"> = {},
): Promise<Data<C>> {
  const url = addressOf(definition);
  const { success } = definition;
  return definition.method === "GET"
    ? get(url, { ...options, params: input as Record<string, unknown>, success })
    : post(url, input, { ...options, success });
}

/** Sends one file with the call's other fields; `onProgress` gets 0 to 1. */
export function upload<C extends BrowserCall>(
  definition: C,
  file: Blob,
  input: Input<C>,
  options: Pick<RequestOptions, "signal" | "onProgress"> = {},
): Promise<Data<C>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(input as Record<string, unknown>)) {
    if (value !== undefined) form.append(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  form.append("file", file, file instanceof File ? file.name : "file");
  return post(addressOf(definition), form, { ...options, success: definition.success });
}

/** The cache's key of a call, or of all its inputs when none is given. */
export const keyOf = <C extends BrowserCall>(definition: C, input?: Input<C>): QueryKey =>
  input === undefined ? [definition.path] : [definition.path, input];

type CallOptions<C> = {
  enabled?: boolean;
  /** How long the answer counts as fresh. */
  staleTimeMs?: number;
  /** Shows the last answer while the next one is on its way, as a list does between its pages. */
  keepPrevious?: boolean;
  initialData?: Data<C>;
};

/** The call's answer, cached by path and input: `{ data, error, isPending, isFetching, refetch }`. */
export function useCall<C extends BrowserCall>(
  definition: C,
  input: Input<C>,
  { enabled, staleTimeMs, keepPrevious, initialData }: CallOptions<C> = {},
): UseQueryResult<Data<C>, ApiError> {
  return useQuery<Data<C>, ApiError>({
    queryKey: keyOf(definition, input),
    queryFn: ({ signal }) => call(definition, input, { signal }),
    enabled,
    staleTime: staleTimeMs ?? freshAsFirst,
    placeholderData: keepPrevious ? (previous) => previous : undefined,
    initialData: initialData as undefined,
  });
}

/** A call that changes something: `{ mutate, mutateAsync, isPending, error }`; the calls in `refreshes` are refetched after it, and when somebody else was first. */
export function useSend<C extends BrowserCall>(definition: C, refreshes: readonly BrowserCall[] = []) {
  const client = useQueryClient();
  const refresh = () => {
    for (const other of refreshes) void client.invalidateQueries({ queryKey: keyOf(other) });
  };
  return useMutation<Data<C>, ApiError, Input<C>>({
    mutationFn: (input) => call(definition, input),
    onSuccess: refresh,
    onError: (error) => {
      if (error.is("stale")) refresh();
    },
  });
}
