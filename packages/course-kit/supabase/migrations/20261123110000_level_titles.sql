-- What levels are called, for signed certificates to say. The n-th entry is that of level n; null means that it has no title.
alter table public.course_settings
  add column level_titles text[],
  add constraint course_settings_level_titles check (array_to_string(level_titles, '') !~ '[[:cntrl:]]');
