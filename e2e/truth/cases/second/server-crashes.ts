import { page } from '../../site-pages.ts';
import type { TruthCase } from '../../truth-case.ts';
import { answered } from './second-pages.ts';

/** Servers that broke down, in the manner of their framework. */
export const serverCrashes: readonly TruthCase[] = [
  answered(
    'Spring: Whitelabel Error Page',
    'Add Owner',
    {
      status: 500,
      html: page(
        '',
        '<h1>Whitelabel Error Page</h1><p>This application has no explicit mapping for /error, so you are seeing this as a fallback.</p><div>There was an unexpected error (type=Internal Server Error, status=500).</div>',
      ),
    },
    /500|whitelabel|unexpected error/i,
  ),
  answered(
    'ASP.NET: validation of viewstate MAC failed',
    'Save',
    {
      status: 500,
      html: page(
        'Validation of viewstate MAC failed.',
        "<h1>Server Error in '/' Application.</h1><h2><i>Validation of viewstate MAC failed.</i></h2>",
      ),
    },
    /500|server error|validation of viewstate/i,
  ),
  answered(
    'WordPress: the link you followed has expired',
    'Update',
    {
      status: 403,
      html: page(
        'Something went wrong.',
        '<div class="wp-die-message">The link you followed has expired.<p><a href="/">Please try again.</a></p></div>',
      ),
    },
    /403|expired/i,
  ),
  answered(
    'WordPress: critical error, 200',
    'Update',
    () =>
      '<div class="wp-die-message"><p>There has been a critical error on this website. Please check your site admin email inbox for instructions.</p></div>',
    /critical error/i,
  ),
  answered(
    'WordPress: briefly unavailable for scheduled maintenance',
    'Update',
    {
      status: 503,
      html: page(
        'Maintenance',
        '<h1>Briefly unavailable for scheduled maintenance. Check back in a minute.</h1>',
      ),
    },
    /503|unavailable|maintenance/i,
  ),
  answered(
    'PHP: a warning printed above the old form',
    'Save',
    drawn =>
      `<br><b>Warning</b>: mysqli_query(): Connection was killed in <b>/var/www/save.php</b> on line <b>41</b><br>${drawn}`,
    /warning|mysqli|killed/i,
  ),
  answered(
    'Tomcat: HTTP Status 400 – Bad Request',
    'Save',
    {
      status: 400,
      html: page(
        'HTTP Status 400 – Bad Request',
        '<h1>HTTP Status 400 – Bad Request</h1><p>Type Exception Report</p>',
      ),
    },
    /400|bad request/i,
  ),
  answered(
    '429 as plain text',
    'Save',
    { status: 429, text: 'Rate limit exceeded. Retry later.' },
    /429|rate limit|too many requests/i,
  ),
];
