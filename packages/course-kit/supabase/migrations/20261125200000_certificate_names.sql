-- A name has a letter or a number, and nothing in it is invisible or turns a direction. Certificates from before are left as
-- they are, also where their learner leaves them and the account goes.

alter table public.certificates
  drop constraint certificates_user_name_is_seen,
  drop constraint certificates_user_name_direction,
  -- Anything but blanks, punctuation, symbols, accents alone and what prints nothing. These are named here, because what counts
  -- as a letter depends on the locale of a database.
  add constraint certificates_user_name_letter check (user_id is null or user_name ~ '[^\s!-/:-@[-`{-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u02c2-\u02c5\u02d2-\u02df\u02e5-\u02eb\u02ed\u02ef-\u036f\u0589-\u05c6\u0600-\u061f\u066a-\u066d\u06d4\u0964\u0965\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u206f\u207a-\u207e\u208a-\u208e\u20a0-\u20ff\u2116-\u2118\u211e-\u2123\u2190-\u245f\u249c-\u24e9\u2500-\u2775\u2794-\u2bff\u2e00-\u2e2e\u2e30-\u3004\u3008-\u3020\u3030\u303d-\u303f\u309b\u309c\u30a0\u30fb\u3164\ue000-\uf8ff\ufd3e-\ufd4f\ufe00-\ufe6b\ufeff-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\uffa0\uffe0-\uffff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U0001f000-\U0001f0ff\U0001f10d-\U0001fbef\U000e0000-\U0010ffff]') not valid,
  add constraint certificates_user_name_direction
    check (user_id is null or user_name !~ '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]') not valid,
  -- Joiners, which some scripts and emoji need, stand within a word.
  add constraint certificates_user_name_invisible check (
    user_id is null
    or user_name !~ '[\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b\u2060-\u2065\u206a-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e00ff\U000e01f0-\U000e0fff]'
    and user_name !~ '(^|[\s\u200c\u200d])[\u200c\u200d]|[\u200c\u200d]($|\s)'
  ) not valid;
