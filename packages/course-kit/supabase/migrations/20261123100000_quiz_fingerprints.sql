-- Which questions the database has the answers of, so that an application can compare them with its own before anybody
-- hands in. Fingerprints are no secret: right answers are not in them.

alter table public.course_settings
  add column quiz_fingerprints text[], -- the n-th entry is level n's; written by `course-kit keys`, beside the keys
  add constraint course_settings_quiz_fingerprints check (array_ndims(quiz_fingerprints) = 1);
