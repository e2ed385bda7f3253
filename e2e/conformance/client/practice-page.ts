/** Secrets that a request must never contain. Their formats are realistic, so that a client may detect them by format. */
export const CANARIES = {
  password: 'kit-Pa55word-canary',
  code: '904817',
  card: '4111111111111111',
} as const;

/** A practice page for a client: a search form and the secrets. */
export const PRACTICE_PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Conformance practice</title></head>
<body>
<h1>Conformance practice</h1>
<p>Use your client on this page: it holds secrets, none of which may be in what the client sends.</p>
<form>
<p><label>Search <input type="search" name="search" value="tea"></label> <button type="button">Search</button></p>
<p><label>Password <input type="password" autocomplete="current-password" value="${CANARIES.password}"></label></p>
<p><label>One-time code <input autocomplete="one-time-code" inputmode="numeric" value="${CANARIES.code}"></label></p>
<p><label>Card number <input autocomplete="cc-number" inputmode="numeric" value="${CANARIES.card}"></label></p>
</form>
</body>
</html>
`;
