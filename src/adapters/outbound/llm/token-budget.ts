export interface TokenBudget {
  readonly isSpent: () => boolean;
  readonly spend: (tokens: number) => void;
}

const msPerDay = 24 * 60 * 60_000;

/**
 * Counts the tokens of a day in UTC, in this process. What is on its way when the limit is reached still counts, so
 * the limit may be passed by the answers of the calls that run at one time.
 */
export function makeTokenBudget(dailyTokens: number, now: () => number): TokenBudget {
  let day = -1;
  let spent = 0;
  const turnThePage = (): void => {
    const today = Math.floor(now() / msPerDay);
    if (today !== day) spent = 0;
    day = today;
  };
  return {
    isSpent: () => {
      turnThePage();
      return spent >= dailyTokens;
    },
    spend: (tokens) => {
      turnThePage();
      spent += tokens;
    },
  };
}

/** A part of a larger budget: what is spent of it is gone from both. */
export const shareOf = (whole: TokenBudget, part: TokenBudget): TokenBudget => ({
  isSpent: () => part.isSpent() || whole.isSpent(),
  spend: (tokens) => {
    part.spend(tokens);
    whole.spend(tokens);
  },
});
