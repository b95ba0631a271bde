/** Headers that a page cannot set in its own HTML, or only too late. */
const HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};
const KEEP = 'public, max-age=31536000, immutable';

/**
 * What hosts of plain files read from the build, by the file's name.
 *
 * @param base - the folder of the host that the site stands in, without a slash at its end: empty at the top of a domain.
 */
export function hostFiles(base: string): Readonly<Record<string, string>> {
  const headers = Object.entries(HEADERS);
  // Where `did:web` has it, by which verifiers of other pages find the keys of signed certificates.
  const keys = base === '' ? '/.well-known/did.json' : `${base}/did.json`;
  return {
    _headers: `# Netlify and Cloudflare Pages; both look for a newer page on each visit. What is in assets has its content in its name.
${base}/assets/*
  Cache-Control: ${KEEP}
${base}/sw.js
  Cache-Control: no-cache
${base}/*
${headers.map(([name, value]) => `  ${name}: ${value}`).join('\n')}
${keys}
  Access-Control-Allow-Origin: *
`,
    _redirects: `# Netlify and Cloudflare Pages. Every page has a file of its own but for certificates, whose addresses have an ID.
${base}/certificate/:id ${base}/certificate 200
`,
    // In the folder's own `.htaccess`, a rule's pattern begins after the folder; what takes its place does not.
    '.htaccess': `# Apache, where it lets folders set this (AllowOverride All), with mod_rewrite and mod_headers.
ErrorDocument 403 ${base}/404.html
ErrorDocument 404 ${base}/404.html
DirectorySlash Off
RewriteEngine On
RewriteRule ^certificate/[^/]+$ ${base}/certificate.html [L]
RewriteCond %{DOCUMENT_ROOT}${base}/$1.html -f
RewriteRule ^(.+[^/])$ ${base}/$1.html [L]
Header set Cache-Control no-cache
Header set Cache-Control "${KEEP}" "expr=%{REQUEST_URI} =~ m#^${base}/assets/#"
Header set Access-Control-Allow-Origin * "expr=%{REQUEST_URI} == '${keys}'"
${headers.map(([name, value]) => `Header always set ${name} "${value}"`).join('\n')}
`,
  };
}
