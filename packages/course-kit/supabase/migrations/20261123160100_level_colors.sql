-- The colours of levels, for pictures of certificates. The n-th entry is that of level n; null means that it has none.
alter table public.course_settings
  add column level_colors text[],
  add constraint course_settings_level_colors check (array_to_string(level_colors, '') !~ '[[:cntrl:]]');
