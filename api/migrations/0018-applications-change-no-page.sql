-- Of applications pages show the number alone: it may be as old as the gateway holds a page, half a minute. With the trigger
-- each application had every page rendered anew, and waited for the one before.
drop trigger page_changed on applications;
