import type { LanguageModelUsage } from 'ai';
import type { ModelRequest } from '#application/ports/texts/language-model.ts';
import { badOutput, CallFailure, refused, unavailable } from './call-failure.ts';

/**
 * How the server learns the form of the answer. `prompt` describes it only in words, for servers that support nothing
 * better.
 */
export const structuredModes = ['json_schema', 'json_object', 'prompt'] as const;
export type StructuredMode = (typeof structuredModes)[number];

export interface ChatOptions {
  /** The part of the URL before `/chat/completions`, such as `https://llm.example.com/v1`. */
  readonly baseUrl: string;
  readonly apiKey?: string;
  readonly model: string;
  readonly structured: StructuredMode;
  readonly fetch: typeof fetch;
}

export interface ChatAnswer<T> {
  readonly value: T;
  readonly tokens: number;
}

type Vendor = Awaited<ReturnType<typeof loadVendor>>;

/** Low, because the answers should only put facts into words. */
const temperature = 0.2;

/** Loaded on first use, so that a service without a model starts faster and uses less memory. */
async function loadVendor() {
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const [sdk, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ]);
  return { sdk, createOpenAICompatible };
}

/** One call, without retries. The only error that it throws is `CallFailure`. */
export function makeChatCall(options: ChatOptions) {
  let opened: Promise<{ vendor: Vendor; model: ReturnType<typeof openModel> }> | undefined;
  const open = async () => {
    const vendor = await loadVendor();
    return { vendor, model: openModel(vendor, options) };
  };
  return async <T>(request: ModelRequest<T>, signal: AbortSignal): Promise<ChatAnswer<T>> => {
    const { vendor, model } = await (opened ??= open());
    const { generateText, Output } = vendor.sdk;
    try {
      const answer = await generateText({
        model,
        maxRetries: 0,
        temperature,
        abortSignal: signal,
        maxOutputTokens: request.maxOutputTokens,
        instructions: instructionsFor(request, options.structured),
        prompt: request.prompt,
        output: Output.object({ name: request.output.name, schema: schemaOf(vendor, request) }),
      });
      const tokens = tokensOf(answer.usage, request, answer.text);
      if (answer.finishReason === 'content-filter') throw refused(tokens);
      return { value: answer.output, tokens };
    } catch (error) {
      throw toCallFailure(vendor, error, request);
    }
  };
}

function openModel({ sdk, createOpenAICompatible }: Vendor, options: ChatOptions) {
  const { baseUrl, apiKey, model, structured, fetch: send } = options;
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    fetch: send,
    supportsStructuredOutputs: structured === 'json_schema',
    ...(apiKey !== undefined && { apiKey }),
    ...(structured === 'prompt' && { transformRequestBody: withoutFormat }),
  });
  return sdk.wrapLanguageModel({
    model: provider.chatModel(model),
    middleware: sdk.extractJsonMiddleware({ transform: outermostObject }),
  });
}

const withoutFormat = (body: Record<string, unknown>): Record<string, unknown> => ({
  ...body,
  response_format: undefined,
});

/** The JSON in an answer. Models often put it in a code fence or write a sentence before it. */
function outermostObject(text: string): string {
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}')];
  return start === -1 || end < start ? text : text.slice(start, end + 1);
}

const instructionsFor = <T>({ system, output }: ModelRequest<T>, structured: StructuredMode): string =>
  structured === 'json_schema'
    ? system
    : `${system}\n\nAnswer with one JSON object and nothing else. It has this JSON schema:\n${JSON.stringify(output.jsonSchema)}`;

const schemaOf = <T>({ sdk }: Vendor, { output }: ModelRequest<T>) =>
  sdk.jsonSchema<T>(output.jsonSchema, {
    validate: (answer) => {
      const value = output.parse(answer);
      return value === undefined ? { success: false, error: new Error('shape') } : { success: true, value };
    },
  });

/**
 * The reported number of tokens, or an estimate from the length of the text. So the budget also limits a server that
 * reports none.
 */
function tokensOf<T>(usage: LanguageModelUsage | undefined, request: ModelRequest<T>, text: string): number {
  const reported = usage?.totalTokens;
  if (reported !== undefined && reported > 0) return reported;
  return estimatedTokens(request, text);
}

export const estimatedTokens = <T>({ system, prompt }: ModelRequest<T>, answer = ''): number =>
  Math.ceil((system.length + prompt.length + answer.length) / 4);

function toCallFailure<T>({ sdk }: Vendor, error: unknown, request: ModelRequest<T>): CallFailure {
  if (error instanceof CallFailure) return error;
  if (sdk.NoObjectGeneratedError.isInstance(error)) {
    const tokens = tokensOf(error.usage, request, error.text ?? '');
    if (error.finishReason === 'content-filter') return refused(tokens);
    if (error.text === '') return badOutput('empty', tokens);
    if (error.finishReason === 'length') return badOutput('truncated', tokens);
    return badOutput(sdk.JSONParseError.isInstance(error.cause) ? 'not_json' : 'wrong_shape', tokens);
  }
  if (sdk.NoOutputGeneratedError.isInstance(error)) return badOutput('empty');
  if (sdk.InvalidResponseDataError.isInstance(error)) return badOutput('empty');
  return unavailable('bad_reply');
}
